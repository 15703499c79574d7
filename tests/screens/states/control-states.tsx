import ChevronDown from 'virtual:icon/lucide/chevron-down'
import { toHref } from '../../../src/engine/model/urls/href.ts'
import { SearchLink } from '../../../src/shell/search/search-link.tsx'
import { Breadcrumb } from '../../../src/ui/breadcrumb.tsx'
import { HrefLink } from '../../../src/ui/link.tsx'
import { Pagination } from '../../../src/ui/pagination/pagination.tsx'
import { useSampleTexts } from './sample-texts.ts'
import type { StateName } from './states-data.ts'
import { States, Shown } from './states.tsx'
import '../../../src/shell/styles/prose.css'
import '../../../src/shell/status-page.css'

const buttons: readonly StateName[] = ['rest', 'hover', 'focus', 'active', 'disabled']
const href = toHref('/ve-shs')

/** Buttons and links. */
export function ControlStates() {
  const texts = useSampleTexts()
  return (
    <>
      <h2>Buttons and links</h2>
      {[false, true].map((isDark) => (
        <div key={String(isDark)}>
          <States name="Button, main" states={buttons} isDark={isDark}>
            {(state) => <Button className="button button-first" state={state} />}
          </States>
          <States name="Button" states={buttons} isDark={isDark}>
            {(state) => <Button className="button" state={state} />}
          </States>
          <States name="Way on" isDark={isDark}>
            {() => (
              <HrefLink href={href} className="way-on arrow">
                {texts.statements}
              </HrefLink>
            )}
          </States>
          <States name="Link in a text" isDark={isDark}>
            {() => (
              <p className="prose">
                {texts.before} <HrefLink href={href}>{texts.inText}</HrefLink> {texts.after}
              </p>
            )}
          </States>
        </div>
      ))}
      <States name="Button that waits" states={['disabled']}>
        {() => (
          <button type="button" disabled className="button">
            <span className="spinner" /> {texts.tryAgain}
          </button>
        )}
      </States>
      <States name="Link of its own">
        {() => (
          <HrefLink href={href} className="link">
            {texts.leaders}
          </HrefLink>
        )}
      </States>
      <States name="Link to another site">
        {() => (
          <a href="https://example.com/" className="link">
            <span className="arrow arrow-out">{texts.outside}</span>
          </a>
        )}
      </States>
      <States name="Button with an icon">{() => <SearchLink />}</States>
      <States name="Button of a menu">
        {() => (
          <span className="nav-slot">
            <button type="button" className="nav-toggle" aria-label={texts.items} aria-expanded="false">
              <ChevronDown />
            </button>
          </span>
        )}
      </States>
      <States name="Group that opens">
        {() => (
          <details className="states-details">
            <summary>{texts.question}</summary>
            <p>{texts.answer}</p>
          </details>
        )}
      </States>
      <States name="Pages above" isDark>
        {() => (
          <Breadcrumb label={texts.path}>
            {[
              <HrefLink key="1" href={href}>
                {texts.investors}
              </HrefLink>,
              <HrefLink key="2" href={href}>
                {texts.periodic}
              </HrefLink>,
            ]}
          </Breadcrumb>
        )}
      </States>
      <States name="Page number">{() => <Pages page={5} pages={5} />}</States>
      <Shown name="Pagination: first, middle and last page">
        {[1, 50, 100].map((page) => (
          <Pages key={page} page={page} pages={100} />
        ))}
      </Shown>
    </>
  )
}

function Button({ className, state }: { className: string; state: StateName }) {
  const { openAccount } = useSampleTexts()
  return (
    <button type="button" className={className} disabled={state === 'disabled'}>
      {openAccount}
    </button>
  )
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const texts = useSampleTexts()
  return (
    <Pagination
      page={page}
      pages={pages}
      labels={{
        nav: `${texts.pagination} ${page}`,
        previous: texts.previous,
        next: texts.next,
        page: (number) => `${texts.page} ${number}`,
      }}
      renderLink={({ label, isCurrent, page: _page, ...rest }) => (
        <HrefLink href={href} aria-label={label} aria-current={isCurrent ? 'page' : undefined} {...rest} />
      )}
    />
  )
}
