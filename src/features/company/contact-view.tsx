import { Trans, useLingui } from '@lingui/react/macro'
import { DeskFacts, officesId } from '#features/layout/desk-contact.tsx'
import { labelSamples } from '#features/layout/label-samples.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { PageBand } from '#features/service-status/page-band.tsx'
import { useLocale } from '#i18n/use-locale.ts'
import { Facts } from '#ui/facts.tsx'
import { useContactFacts } from './contact-facts.tsx'
import { OfficeCard } from './office-card.tsx'
import type { ContactPayload } from './payload.ts'
import { toDeskContact } from './to-desk-contact.ts'
import '#features/layout/part.css'

type Profile = ContactPayload['entries']['profile'][number]

const companyId = 'thong-tin-cong-ty'
const desksId = 'bo-phan'

/** The contact details of the company, of its desks and of its offices. */
export function ContactView({ page }: { page: ContactPayload }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { profile, offices } = page.entries
  const [company] = profile
  const contents = {
    ...page,
    headings: [
      ...(company ? [{ id: companyId, text: company.title, level: 2 } as const] : []),
      ...(company ? [{ id: desksId, text: t`Liên hệ theo công việc`, level: 2 } as const] : []),
      { id: officesId, text: t`Hội sở, chi nhánh và phòng giao dịch`, level: 2 } as const,
      ...page.headings,
    ],
  }
  const labelled = labelSamples(page, [...profile, ...offices])
  return (
    <>
      <PageBand page={page} />
      <PageHeader page={labelled} />
      <PageBody section={page.section} aside={<TableOfContents page={contents} />}>
        <SampleArea of={[...profile, ...offices].map(({ facts }) => facts)} isLabelled={labelled.sample}>
          {company && <Company profile={company} />}
          {company && (
            <section className="part" aria-labelledby={desksId}>
              <h2 id={desksId}>
                <Trans comment="heading">Liên hệ theo công việc</Trans>
              </h2>
              <ul className="desks">
                {company.facts.desks.map((desk) => (
                  <li key={desk.desk} id={desk.desk}>
                    <DeskFacts desk={toDeskContact(desk, locale)} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section className="part" aria-labelledby={officesId}>
            <h2 id={officesId}>
              <Trans comment="heading">Hội sở, chi nhánh và phòng giao dịch</Trans>
            </h2>
            <ul className="offices">
              {offices.map((office) => (
                <OfficeCard key={office.slug} office={office} />
              ))}
            </ul>
          </section>
        </SampleArea>
        <div className="part">
          <PageText page={page} />
        </div>
      </PageBody>
    </>
  )
}

function Company({ profile }: { profile: Profile }) {
  const { contact, sample } = profile.facts
  const facts = useContactFacts(contact)
  return (
    <section className="part" aria-labelledby={companyId}>
      <h2 id={companyId}>
        {profile.title} {sample && <SampleLabel />}
      </h2>
      <Facts facts={facts} />
    </section>
  )
}
