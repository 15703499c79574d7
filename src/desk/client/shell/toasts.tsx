import CloseSign from 'virtual:icon/lucide/x'
import { useDesk, type ToastKind } from '../context/desk-context.ts'

export interface Toast {
  id: number
  kind: ToastKind
  text: string
}

/** Short messages. They stay until they are closed, or others take their place: nobody has to be quick. */
export function Toasts({ toasts, onClose }: { toasts: readonly Toast[]; onClose: (id: number) => void }) {
  const { t } = useDesk()
  return (
    <ul className="desk-toasts">
      {toasts.map(({ id, kind, text }) => (
        <li key={id} className={`desk-toast desk-toast-${kind}`}>
          <span>{text}</span>
          <button type="button" className="desk-icon-button" aria-label={t.shell.close} onClick={() => onClose(id)}>
            <CloseSign className="desk-sign desk-sign-small" />
          </button>
        </li>
      ))}
    </ul>
  )
}
