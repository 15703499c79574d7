import { useDesk } from '../context/desk-context.ts'

/** The buttons of a dialog that puts something into a text. */
export function InsertButtons({ isReady, onClose }: { isReady: boolean; onClose: () => void }) {
  const { t } = useDesk()
  return (
    <div className="desk-buttons">
      <button type="submit" className="button button-first" disabled={!isReady}>
        {t.markdown.insert}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {t.shell.cancel}
      </button>
    </div>
  )
}
