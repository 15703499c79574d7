import ChevronDown from 'virtual:icon/lucide/chevron-down'
import { toHref } from '../../../src/model/urls/href.ts'
import { SearchLink } from '../../../src/shell/search/search-link.tsx'
import { Breadcrumb } from '../../../src/ui/breadcrumb.tsx'
import { HrefLink } from '../../../src/ui/link.tsx'
import { Pagination } from '../../../src/ui/pagination/pagination.tsx'
import type { StateName } from './states-data.ts'
import { States, Shown } from './states.tsx'
import '../../../src/shell/styles/prose.css'
import '../../../src/shell/status-page.css'

const buttons: readonly StateName[] = ['rest', 'hover', 'focus', 'active', 'disabled']
const href = toHref('/ve-shs')

/** Buttons and links. */
export function ControlStates() {
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
            {() => <HrefLink href={href} className="way-on arrow">{`Báo cáo tài chính`}</HrefLink>}
          </States>
          <States name="Link in a text" isDark={isDark}>
            {() => (
              <p className="prose">
                Theo <HrefLink href={href}>báo cáo tài chính</HrefLink> quý III.
              </p>
            )}
          </States>
        </div>
      ))}
      <States name="Button that waits" states={['disabled']}>
        {() => (
          <button type="button" disabled className="button">
            <span className="spinner" /> Thử lại
          </button>
        )}
      </States>
      <States name="Link of its own">
        {() => (
          <HrefLink href={href} className="link">
            Đội ngũ lãnh đạo
          </HrefLink>
        )}
      </States>
      <States name="Link to another site">
        {() => (
          <a href="https://example.com/" className="link">
            <span className="arrow arrow-out">Trang đại hội đồng cổ đông</span>
          </a>
        )}
      </States>
      <States name="Button with an icon">{() => <SearchLink />}</States>
      <States name="Button of a menu">
        {() => (
          <span className="nav-slot">
            <button type="button" className="nav-toggle" aria-label="Các mục" aria-expanded="false">
              <ChevronDown />
            </button>
          </span>
        )}
      </States>
      <States name="Group that opens">
        {() => (
          <details className="states-details">
            <summary>Hỏi: phí lưu ký tính thế nào?</summary>
            <p>Theo số dư cuối mỗi ngày.</p>
          </details>
        )}
      </States>
      <States name="Pages above" isDark>
        {() => (
          <Breadcrumb label="Đường dẫn">
            {[
              <HrefLink key="1" href={href}>
                Quan hệ cổ đông
              </HrefLink>,
              <HrefLink key="2" href={href}>
                Báo cáo định kỳ
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
  return (
    <button type="button" className={className} disabled={state === 'disabled'}>
      Mở tài khoản
    </button>
  )
}

function Pages({ page, pages }: { page: number; pages: number }) {
  return (
    <Pagination
      page={page}
      pages={pages}
      labels={{ nav: `Phân trang ${page}`, previous: 'Trước', next: 'Sau', page: (number) => `Trang ${number}` }}
      renderLink={({ label, isCurrent, page: _page, ...rest }) => (
        <HrefLink href={href} aria-label={label} aria-current={isCurrent ? 'page' : undefined} {...rest} />
      )}
    />
  )
}
