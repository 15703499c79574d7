import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type FormEvent } from 'react'
import { toHref } from '#engine/model/urls/href.ts'
import { HrefLink } from '#ui/link.tsx'
import type { AlertForm as AlertFormData } from './payload.ts'
import './alert-form.css'

const privacyPage = toHref('/$', { _splat: 'dieu-khoan-va-dieu-kien/bao-ve-du-lieu-ca-nhan' })

/** The name of a topic, which the service expects for each that is chosen. */
const topicName = 'l'

/** The form for e-mail alerts, sent to the service itself: this site keeps no address. */
export function AlertForm({ form: { action, topics } }: { form: AlertFormData }) {
  const { t } = useLingui()
  const id = useId()
  const [only, ...others] = topics
  const { host } = new URL(action)
  // Browsers cannot demand one box of several; the service would answer on its own page.
  const demandTopic = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('[type=checkbox]')]
    const isChosen = boxes.length === 0 || boxes.some(({ checked }) => checked)
    boxes[0]?.setCustomValidity(isChosen ? '' : t`Chọn ít nhất một chủ đề.`)
  }
  return (
    <form
      method="post"
      action={action}
      className="alert-form"
      onChange={demandTopic}
      onClickCapture={demandTopic}
      onKeyDownCapture={demandTopic}
    >
      {only && others.length === 0 ? (
        <input type="hidden" name={topicName} value={only.list} />
      ) : (
        <fieldset>
          <legend>
            <Trans>Chủ đề</Trans>
          </legend>
          {topics.map(({ title, list }) => (
            <label key={list}>
              <input type="checkbox" name={topicName} value={list} />
              {title}
            </label>
          ))}
        </fieldset>
      )}
      {/* What fills this in is no person: the service refuses it. */}
      <input type="text" name="nonce" hidden tabIndex={-1} autoComplete="off" />
      <label htmlFor={id} className="alert-address">
        <Trans>Địa chỉ thư điện tử</Trans>
      </label>
      <div className="alert-line">
        <input
          id={id}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          spellCheck={false}
          enterKeyHint="send"
          aria-describedby={`${id}-who`}
        />
        <button type="submit" className="button button-first">
          <Trans>Đăng ký nhận thư</Trans>
        </button>
      </div>
      <p id={`${id}-who`} className="alert-who">
        <Trans>
          Địa chỉ được gửi thẳng tới dịch vụ thư báo tại <span className="whitespace-nowrap">{host}</span> và không lưu
          trên trang này. Quý khách nhận một thư xác nhận; chỉ sau khi xác nhận, thư báo mới được gửi. Thư nào cũng có
          liên kết để ngừng nhận.{' '}
          <HrefLink href={privacyPage} className="link">
            Bảo vệ dữ liệu cá nhân
          </HrefLink>
        </Trans>
      </p>
    </form>
  )
}
