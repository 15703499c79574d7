import { Trans, useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import type { DeskContact } from '#engine/model/payload.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { HrefLink } from '#ui/link.tsx'
import { EmailLink, PhoneLink } from './contact-links.tsx'
import './desk-contact.css'

/** The anchor of the offices on the page of contacts. */
export const officesId = 'mang-luoi'

/** The desk that answers for the page that is shown, if there is one. */
export function PageDesk() {
  const desk = useMatches({
    select: (matches): DeskContact | undefined => {
      const data = matches.at(-1)?.loaderData
      return data && 'desk' in data ? data.desk : undefined
    },
  })
  return desk && <DeskBox desk={desk} />
}

/** Who to ask about a page, set apart from its text. */
function DeskBox({ desk }: { desk: DeskContact }) {
  const { t } = useLingui()
  return (
    <section className="desk-box" aria-label={t`Liên hệ về nội dung này`}>
      <p className="desk-title">
        <Trans>Liên hệ</Trans>
      </p>
      <DeskFacts desk={desk} />
      <p>
        <HrefLink href={toHref('/$', { _splat: 'ho-tro/kenh-chinh-thuc' })} className="way-on">
          <Trans>Kênh chính thức, cảnh báo lừa đảo</Trans>
        </HrefLink>
      </p>
    </section>
  )
}

/** The name of a desk, its telephone number, its email address and its hours. */
export function DeskFacts({ desk: { name, phone, email, hours } }: { desk: DeskContact }) {
  return (
    <>
      <p>
        <strong>{name}</strong>
      </p>
      <p className="desk-ways">
        <PhoneLink number={phone} />
        <EmailLink address={email} />
        <span>
          {hours ?? (
            <HrefLink href={toHref('/ho-tro/lien-he')} anchor={officesId} className="link">
              <Trans>Giờ làm việc của hội sở</Trans>
            </HrefLink>
          )}
        </span>
      </p>
    </>
  )
}
