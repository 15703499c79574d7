import { useState, type FormEvent } from 'react'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import { parseDay, parseMoment, type ParsedDay } from '../../edits/parse-day.ts'
import type { Action, ActionRequest } from '../../protocol/changes.ts'
import { useDesk, type Subject } from '../context/desk-context.ts'
import { toLocalText } from '../texts/languages.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FieldFrame } from '../ui/field-frame.tsx'
import { MomentInput } from '../ui/moment-input.tsx'
import { useRequest } from '../ui/use-request.ts'

/** The actions that ask something, or warn, before they begin. */
const asking: Partial<Record<Action, readonly Question[]>> = {
  publish: ['when', 'urgent', 'embargo', 'shown'],
  return: ['remark'],
  withdraw: ['reason', 'shown'],
  postpone: ['opensAt', 'recordDate', 'reason', 'shown'],
  'take-down': ['reason'],
  correct: ['reason'],
  discard: [],
  embargo: ['embargo'],
  remove: ['shown'],
  'roll-back': [],
}

type Question = 'when' | 'urgent' | 'embargo' | 'shown' | 'remark' | 'reason' | 'opensAt' | 'recordDate'

export function isAsking(action: Action): boolean {
  return asking[action] !== undefined
}

interface ActionDialogProps {
  action: Action
  subject: Subject
  onClose: () => void
  onEnd: (path: string | undefined) => void
}

const mainKinds = new Set<Action>(['take-down', 'remove', 'discard', 'roll-back'])

/** The questions of an action, and its effect in words. */
export function ActionDialog({ action, subject, onClose, onEnd }: ActionDialogProps) {
  const { t, act, api, say, session } = useDesk()
  const questions = asking[action] ?? []
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  const [isTimed, setTimed] = useState(subject.change?.publishAt !== undefined)
  const [at, setAt] = useState(() => toTyped(subject.change?.publishAt))
  const [isUrgent, setUrgent] = useState(false)
  const [isEmbargoed, setEmbargoed] = useState(subject.change?.isEmbargoed ?? false)
  const [opensAt, setOpensAt] = useState('')
  const [recordDate, setRecordDate] = useState('')
  const [isTried, setTried] = useState(false)
  const [isShown, setShown] = useState(false)
  const asksOfHold = questions.includes('shown')
  const { loaded } = useRequest(String(asksOfHold), async () => (asksOfHold ? await api.hold() : {}))
  const hold = loaded.state === 'done' ? loaded.value.hold : undefined

  const needsReason = questions.includes('reason') || isUrgent
  const languages = questions.includes('remark') ? session.locales.slice(0, 1) : session.locales
  const lacksReason = (questions.includes('remark') || needsReason) && languages.some((one) => !reasons[one]?.trim())
  const lacksMoment =
    (isTimed && questions.includes('when') && !isRead(at, parseMoment)) ||
    (questions.includes('opensAt') && !isRead(opensAt, parseMoment)) ||
    (recordDate !== '' && !isRead(recordDate, parseDay))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (lacksReason || lacksMoment) return
    const [source = ''] = languages
    const reason = toLocalText((one) => (reasons[one] ?? reasons[source] ?? '').trim())
    const request: ActionRequest = {
      hash: subject.change?.hash,
      ...((needsReason || questions.includes('remark')) && { reason }),
      ...(questions.includes('when') && isTimed && { at: new Date(at).toISOString() }),
      ...(questions.includes('urgent') && isUrgent && { isUrgent }),
      ...(questions.includes('embargo') && { isEmbargoed }),
      ...(hold && isShown && { isShown }),
      ...(opensAt !== '' && { opensAt }),
      ...(recordDate !== '' && { recordDate }),
    }
    onClose()
    void act(action, subject, request).then((ended) => ended && onEnd(ended.path))
  }

  return (
    <Dialog title={t.run.title(t.actions[action], subject.title)} onClose={onClose}>
      <form className="desk-form" noValidate onSubmit={submit}>
        <p className="desk-lead">{t.actions.hints[action]}</p>
        {questions.includes('when') && (
          <fieldset className="desk-field">
            <legend>{t.actions.when}</legend>
            <label className="desk-check">
              <input type="radio" name="when" checked={!isTimed} onChange={() => setTimed(false)} />
              {t.actions.now}
            </label>
            <label className="desk-check">
              <input type="radio" name="when" checked={isTimed} onChange={() => setTimed(true)} />
              {t.actions.later}
            </label>
            {isTimed && (
              <MomentInput
                label={t.actions.later}
                kind="moment"
                value={at}
                problem={isTried && at === '' ? t.actions.required : undefined}
                onChange={setAt}
              />
            )}
          </fieldset>
        )}
        {questions.includes('opensAt') && (
          <MomentInput
            label={t.actions.opensAt}
            kind="moment"
            value={opensAt}
            problem={isTried && opensAt === '' ? t.actions.required : undefined}
            onChange={setOpensAt}
          />
        )}
        {questions.includes('recordDate') && (
          <MomentInput
            label={t.actions.recordDate}
            help={t.actions.recordDateHint}
            kind="date"
            value={recordDate}
            onChange={setRecordDate}
          />
        )}
        {questions.includes('urgent') && (
          <label className="desk-check">
            <input type="checkbox" checked={isUrgent} onChange={({ target }) => setUrgent(target.checked)} />
            {t.actions.urgent}
          </label>
        )}
        {(needsReason || questions.includes('remark')) &&
          languages.map((one) => (
            <FieldFrame
              key={one}
              label={questions.includes('remark') ? t.actions.remark : t.actions.reasonIn(t.editor.languageOf(one))}
              help={questions.includes('remark') ? t.actions.remarkHint : undefined}
              problem={isTried && !reasons[one]?.trim() ? t.actions.required : undefined}
            >
              {(ids) => (
                <textarea
                  {...ids}
                  rows={3}
                  lang={one}
                  value={reasons[one] ?? ''}
                  onChange={({ target }) => setReasons({ ...reasons, [one]: target.value })}
                />
              )}
            </FieldFrame>
          ))}
        {questions.includes('embargo') && (
          <label className="desk-check">
            <input type="checkbox" checked={isEmbargoed} onChange={({ target }) => setEmbargoed(target.checked)} />
            {t.actions.restrict}
          </label>
        )}
        {hold && (
          <>
            <p className="desk-message desk-message-notice">{say(hold)}</p>
            <label className="desk-check">
              <input type="checkbox" checked={isShown} onChange={({ target }) => setShown(target.checked)} />
              {t.actions.showLatest}
            </label>
          </>
        )}
        <div className="desk-buttons">
          <button type="submit" className={`button ${mainKinds.has(action) ? 'desk-danger' : 'button-first'}`}>
            {t.actions[action]}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t.shell.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const toTyped = (instant: string | undefined) => (instant === undefined ? '' : toSiteMoment(new Date(instant)))

const isRead = (typed: string, read: (text: string) => ParsedDay) => read(typed).isDone
