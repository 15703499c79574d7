import { useEffect } from 'react'
import type { UnpublishedItem } from '#engine/model/config/preview.ts'
import type { PreviewTexts } from './texts/preview-texts.ts'

/** Marks links to what is not published. With a sheet, because the elements are those of the app. */
export function useLinkMarks(items: readonly UnpublishedItem[], texts: PreviewTexts): void {
  useEffect(() => {
    const rules = items.flatMap(({ path, isOwnPage, status }) =>
      path !== undefined && isOwnPage
        ? `main a[href="${CSS.escape(path)}"]::after { content: " (${texts[status]})"; color: var(--color-notice); font-weight: 600 }`
        : [],
    )
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules.join('\n'))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [items, texts])
}
