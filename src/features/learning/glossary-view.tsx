import { useLingui } from '@lingui/react/macro'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { hasText, PageText } from '#features/layout/page-text.tsx'
import { useLocale } from '#i18n/use-locale.ts'
import { sourceLocale, type Locale } from '#model/locale/locale.ts'
import type { PageLink } from '#model/payload.ts'
import { HrefLink } from '#ui/link.tsx'
import { Prose } from '#ui/prose.tsx'
import type { GlossaryPayload, GlossaryTerm } from './payload.ts'
import './glossary-view.css'

/** The alias of a term is English on Vietnamese pages, and Vietnamese on all others. */
const toAliasLocale = (locale: Locale): Locale => (locale === sourceLocale ? 'en' : sourceLocale)

const toId = (letter: string) => `chu-${letter === '#' ? 'so' : letter.toLowerCase()}`

/** Terms by first letter, each with the articles that name it. */
export function GlossaryView({ page }: { page: GlossaryPayload }) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={page.section} about={hasText(page) && <PageText page={page} />}>
        <nav aria-label={t`Theo chữ cái`} className="letters">
          <ul>
            {page.groups.map(({ letter }) => (
              <li key={letter}>
                <a href={`#${toId(letter)}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
        {page.groups.map(({ letter, terms }) => (
          <section key={letter} className="letter" aria-labelledby={toId(letter)}>
            <h2 id={toId(letter)}>{letter}</h2>
            <ul>
              {terms.map((term) => (
                <TermItem key={term.slug} term={term} />
              ))}
            </ul>
          </section>
        ))}
      </PageBody>
    </>
  )
}

function TermItem({
  term: { slug, term, alias, definition, html, textLocale, related, articles },
}: {
  term: GlossaryTerm
}) {
  const { t } = useLingui()
  const locale = useLocale()
  const foreign = textLocale === locale ? undefined : textLocale
  return (
    <li id={slug}>
      <h3>
        <span lang={foreign}>{term}</span>
        {alias && (
          <span className="alias" lang={toAliasLocale(locale)}>
            {alias}
          </span>
        )}
      </h3>
      <p lang={foreign}>{definition}</p>
      {html && <Prose html={html} lang={foreign} />}
      <TermLinks label={t`Xem thêm`} links={related} />
      <TermLinks label={t`Bài viết`} links={articles} />
    </li>
  )
}

function TermLinks({ label, links }: { label: string; links: readonly PageLink[] }) {
  if (links.length === 0) return null
  return (
    <p className="term-links">
      {label}:{' '}
      {links.map(({ href, anchor, title, lang }, index) => (
        <span key={`${href}#${anchor}`}>
          {index > 0 && ' · '}
          {anchor === undefined ? (
            <HrefLink href={href} lang={lang}>
              {title}
            </HrefLink>
          ) : (
            <a href={`#${anchor}`} lang={lang}>
              {title}
            </a>
          )}
        </span>
      ))}
    </p>
  )
}
