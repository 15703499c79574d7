import { Trans, useLingui } from '@lingui/react/macro'
import { labelSamples } from '#features/layout/label-samples.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { formatBillions } from '#i18n/format-amount.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Facts, type Fact } from '#ui/facts.tsx'
import { CapitalHistory } from './capital-history.tsx'
import { useContactFacts } from './contact-facts.tsx'
import { ListingNotes } from './listing-notes.tsx'
import type { CompanyPayload } from './payload.ts'
import '#features/layout/part.css'

type Profile = CompanyPayload['entries']['profile'][number]

const factsId = 'thong-tin-phap-ly'

/** The text about the company, and its legal facts. */
export function CompanyView({ page }: { page: CompanyPayload }) {
  const { t } = useLingui()
  const [profile] = page.entries.profile
  const contents = {
    ...page,
    headings: [...page.headings, { id: factsId, text: t`Thông tin pháp lý`, level: 2 } as const],
  }
  const labelled = labelSamples(page, page.entries.profile)
  return (
    <>
      <PageHeader page={labelled} />
      <PageBody section={page.section} aside={<TableOfContents page={contents} />}>
        <PageText page={page} />
        <SampleArea of={page.entries.profile.map(({ facts }) => facts)} isLabelled={labelled.sample}>
          {profile && <ProfileFacts profile={profile} page={page} />}
        </SampleArea>
      </PageBody>
    </>
  )
}

function ProfileFacts({ profile, page }: { profile: Profile; page: CompanyPayload }) {
  const { contact } = profile.facts
  return (
    <section className="part" aria-labelledby={factsId}>
      <h2 id={factsId}>
        <Trans>Thông tin pháp lý</Trans>
      </h2>
      <Facts facts={[...useLegalFacts(profile), ...useShareFacts(profile, page), ...useContactFacts(contact)]} />
      {page.listing && profile.facts.listing && (
        <ListingNotes listing={page.listing} checkedOn={profile.facts.listing.checkedOn} />
      )}
      {page.capital.length > 1 && <CapitalHistory rows={page.capital} />}
    </section>
  )
}

function useLegalFacts({ facts }: Profile): Fact[] {
  const { t } = useLingui()
  const locale = useLocale()
  const { names, licence, registration } = facts
  const certificate = ({ number, date, issuer }: typeof licence) =>
    t`Số ${number}, cấp ngày ${formatDate(locale, date)}, ${issuer[locale]}`
  return [
    { label: t`Tên tiếng Việt`, value: <span lang="vi">{names.vi}</span> },
    { label: t`Tên tiếng Anh`, value: <span lang="en">{names.en}</span> },
    { label: t`Tên viết tắt`, value: names.short },
    { label: t`Giấy phép thành lập và hoạt động`, value: certificate(licence) },
    { label: t`Đăng ký doanh nghiệp`, value: certificate(registration) },
    { label: t`Mã số thuế`, value: registration.taxCode },
  ]
}

/** The charter capital and the listing, as of today. */
function useShareFacts({ facts }: Profile, { capital: [present], listing }: CompanyPayload): Fact[] {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    ...(present
      ? [
          {
            label: t`Vốn điều lệ`,
            value: <Amount amount={formatBillions(locale, present.amount)} since={formatDate(locale, present.since)} />,
          },
        ]
      : []),
    ...(listing && facts.listing
      ? [
          {
            label: t`Niêm yết`,
            value: t`${listing.exchange}: ${facts.listing.ticker}, từ ngày ${formatDate(locale, listing.from)}`,
          },
          { label: t`Biên độ dao động giá trong phiên`, value: t`±${listing.priceBand}% so với giá tham chiếu` },
        ]
      : []),
  ]
}

/** An amount that does not break within its digits. */
function Amount({ amount, since }: { amount: string; since: string }) {
  return (
    <Trans>
      <span className="whitespace-nowrap">{amount}</span>, từ ngày {since}
    </Trans>
  )
}
