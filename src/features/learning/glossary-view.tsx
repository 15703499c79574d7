import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import type { PageLink } from '#engine/model/payload.ts'
import { keepInView } from '#features/layout/keep-in-view.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { hasText, PageText } from '#features/layout/page-text.tsx'
import { useCurrentHeading } from '#features/layout/use-current-heading.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { Prose } from '#ui/prose.tsx'
import type { GlossaryPayload, GlossaryTerm } from './payload.ts'
import './glossary-view.css'

/** The alias of a term is English on Vietnamese pages, and Vietnamese on all others. */
const toAliasLocale = (locale: Locale): Locale => (locale === sourceLocale ? 'en' : sourceLocale)

const toId = (letter: string) => `chu-${letter === '#' ? 'so' : letter.toLowerCase()}`

/** Terms by first letter, each with the articles that name it. */
export function GlossaryView({ page }: { page: GlossaryPayload }) {
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={page.section} about={hasText(page) && <PageText page={page} />}>
        <Letters groups={page.groups} />
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

/** Links to the letters, which stay below the bar of the page; the one being read is marked. */
function Letters({ groups }: Pick<GlossaryPayload, 'groups'>) {
  const { t } = useLingui()
  const nav = useRef<HTMLElement>(null)
  const current = useCurrentHeading(groups.map(({ letter }) => toId(letter)).join(' '))
  useEffect(() => {
    if (current !== undefined) keepInView(nav.current, 'ul')
  }, [current])
  return (
    <nav ref={nav} aria-label={t`Theo chữ cái`} className="letters">
      <ul tabIndex={-1}>
        {groups.map(({ letter }) => (
          <li key={letter}>
            <a href={`#${toId(letter)}`} aria-current={toId(letter) === current ? 'true' : undefined}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
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
        <span lang={foreign}>{term}</span>{' '}
        {alias && (
          <span className="alias" lang={toAliasLocale(locale)}>
            {alias}
          </span>
        )}
      </h3>
      <p lang={foreign}>{definition}</p>
      {html && <Prose html={html} lang={foreign} />}
      {(related.length > 0 || articles.length > 0) && (
        <p className="term-links">
          <TermLinks label={t`Xem thêm`} links={related} />
          <TermLinks label={t`Bài viết`} links={articles} />
        </p>
      )}
    </li>
  )
}

function TermLinks({ label, links }: { label: string; links: readonly PageLink[] }) {
  if (links.length === 0) return null
  return (
    <span>
      {label}:{' '}
      {links.map(({ href, anchor, title, lang }, index) => (
        <span key={`${href}#${anchor}`}>
          {/* No line begins with it. */}
          {index > 0 && '\u00a0· '}
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
      ))}{' '}
    </span>
  )
}
