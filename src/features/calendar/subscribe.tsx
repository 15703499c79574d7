import { Trans } from '@lingui/react/macro'
import './subscribe.css'

/** How to follow the calendar in a program of one's own. */
export function Subscribe({ address }: { address: string }) {
  return (
    <section aria-labelledby="dang-ky-lich" className="subscribe">
      <h2 id="dang-ky-lich">
        <Trans comment="heading">Theo dõi bằng ứng dụng lịch</Trans>
      </h2>
      <p>
        <Trans>
          Chỉ cần đăng ký một lần: sự kiện mới và thay đổi tự cập nhật trong lịch của Quý khách. Nếu ứng dụng yêu cầu
          địa chỉ, vui lòng dán địa chỉ dưới đây.
        </Trans>
      </p>
      <p className="subscribe-address">
        <code>{address}</code>
      </p>
      <div className="subscribe-ways">
        <a href={address.replace(/^https?:/, 'webcal:')} className="button button-first">
          <Trans>Đăng ký lịch</Trans>
        </a>
        <a href={new URL(address).pathname} download="" className="button">
          <Trans>Tải tệp lịch (.ics)</Trans>
        </a>
      </div>
    </section>
  )
}
