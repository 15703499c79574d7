import type { PreviewProblem } from '#engine/model/config/preview.ts'
import { codeLanguage } from '#lib/say/languages.ts'
import { readLocale } from './texts.ts'

/** Errors and warnings with their places; `link` names the page that shows the entry, where there is one. */
export function PreviewProblems({ problems, link }: { problems: readonly PreviewProblem[]; link?: string }) {
  const locale = readLocale()
  return (
    <ul className="preview-problems">
      {problems.map(({ place, message, translations, path }) => (
        <li key={`${place} ${message}`}>
          <code className="preview-place">{place}</code>{' '}
          <span lang={translations[locale] === undefined ? codeLanguage : undefined}>
            {translations[locale] ?? message}
          </span>
          {link !== undefined && path !== undefined && (
            <>
              {' '}
              <a href={path}>{link}</a>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
