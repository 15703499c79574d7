import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { copyText } from './copy-text.ts'

/** A function that copies a text, and says in a toast whether it was copied. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const { t } = useLingui()
  const { toasts } = useRouteContext({ from: '__root__' })
  return async (text, done) => {
    if (await copyText(text)) {
      toasts.add({ id: 'copy', title: done, color: 'primary', icon: 'check' })
      return
    }
    const description = t`Trình duyệt không cho phép. Hãy chọn đoạn văn bản trên trang rồi sao chép.`
    toasts.add({ id: 'copy', title: t`Không sao chép được`, description, color: 'error', icon: 'warning' })
  }
}
