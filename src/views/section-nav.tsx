import { useLingui } from '@lingui/react/macro'
import type { SectionNav as SectionNavData } from '#model/payload.ts'
import { HrefLink } from '#ui/link.tsx'

/** The other pages of the section: a column beside the text, a row that wraps above it on small screens. */
export function SectionNav({ section }: { section: SectionNavData }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Trong mục ${section.title}`} className="lg:sticky lg:top-28">
      <p className="hidden text-sm font-semibold lg:block">
        <HrefLink href={section.href} className="inline-block py-1 hover:text-brand-700 hover:underline">
          {section.title}
        </HrefLink>
      </p>
      <ul className="flex flex-wrap gap-2 lg:mt-2 lg:block lg:border-l lg:border-line">
        {section.links.map((link) => (
          <li key={link.href}>
            <HrefLink
              href={link.href}
              className="flex min-h-10 items-center rounded-sm border border-line px-3 text-sm text-ink-soft hover:text-brand-700 hover:underline aria-[current]:border-brand-700 aria-[current]:font-semibold aria-[current]:text-brand-700 lg:-ml-px lg:rounded-none lg:border-y-0 lg:border-r-0 lg:border-l-2 lg:border-transparent lg:py-2 lg:pl-4"
            >
              {link.title}
            </HrefLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
