import type { PreviewProblem } from '#engine/model/config/preview.ts'

/** Errors and warnings with their places; `link` names the page that shows the entry, where there is one. */
export function PreviewProblems({ problems, link }: { problems: readonly PreviewProblem[]; link?: string }) {
  return (
    <ul className="preview-problems">
      {problems.map(({ place, message, path }) => (
        <li key={`${place} ${message}`}>
          {/* Messages of the checks are English. */}
          <code className="preview-place">{place}</code> <span lang="en">{message}</span>
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
