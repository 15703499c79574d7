import { Trans, useLingui } from '@lingui/react/macro'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { Facts } from '#ui/facts.tsx'
import { useContactFacts } from './contact-facts.tsx'
import { DeskFacts } from './desk-facts.tsx'
import { OfficeCard } from './office-card.tsx'
import type { ContactPayload } from './payload.ts'
import '#features/layout/part.css'

type Profile = ContactPayload['entries']['profile'][number]

const companyId = 'thong-tin-cong-ty'
const desksId = 'cac-bo-phan'
const officesId = 'mang-luoi'

/** The contact details of the company, of its desks and of its offices. */
export function ContactView({ page }: { page: ContactPayload }) {
  const { t } = useLingui()
  const { profile, offices } = page.entries
  const [company] = profile
  const contents = {
    ...page,
    headings: [
      ...(company
        ? [
            { id: companyId, text: company.title, level: 2 } as const,
            { id: desksId, text: t`Các bộ phận`, level: 2 } as const,
          ]
        : []),
      { id: officesId, text: t`Hội sở, chi nhánh và phòng giao dịch`, level: 2 } as const,
      ...page.headings,
    ],
  }
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={page.section} aside={<TableOfContents page={contents} />}>
        {company && <Company profile={company} hasSampleLabel={!page.sample} />}
        {company && (
          <section className="part" aria-labelledby={desksId}>
            <h2 id={desksId}>
              <Trans>Các bộ phận</Trans>
            </h2>
            <DeskFacts desks={company.facts.desks} />
          </section>
        )}
        <section className="part" aria-labelledby={officesId}>
          <h2 id={officesId}>
            <Trans>Hội sở, chi nhánh và phòng giao dịch</Trans>
          </h2>
          <ul className="offices">
            {offices.map((office) => (
              <OfficeCard key={office.slug} office={office} hasSampleLabel={!page.sample} />
            ))}
          </ul>
        </section>
        <div className="part">
          <PageText page={page} />
        </div>
      </PageBody>
    </>
  )
}

function Company({ profile, hasSampleLabel }: { profile: Profile; hasSampleLabel: boolean }) {
  const { contact, sample } = profile.facts
  const facts = useContactFacts(contact)
  return (
    <section className="part" aria-labelledby={companyId}>
      <h2 id={companyId}>{profile.title}</h2>
      {hasSampleLabel && sample && <SampleLabel />}
      <Facts facts={facts} />
    </section>
  )
}
