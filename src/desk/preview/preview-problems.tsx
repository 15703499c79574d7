import type { PreviewProblem } from '#engine/model/config/preview.ts'
import { codeLanguage } from '#lib/say/languages.ts'
import { readLocale } from './texts.ts'

/** Errors and warnings with their places; `link` names the page that shows the entry, where there is one. */
export function PreviewProblems({ problems, link }: { problems: readonly PreviewProblem[]; link?: string }) {
  return (
    <ul className="preview-problems">
      {problems.map(({ place, message, translations, path }) => (
        <li key={`${place} ${message}`}>
          {place !== '' && <code className="preview-place">{place}</code>}{' '}
          <TranslatedMessage message={message} translations={translations} />
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

/** A message in the language of the page, where programs speak it. */
export function TranslatedMessage({ message, translations }: Pick<PreviewProblem, 'message' | 'translations'>) {
  const translated = translations[readLocale()]
  return <span lang={translated === undefined ? codeLanguage : undefined}>{translated ?? message}</span>
}
