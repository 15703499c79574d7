import { Trans } from '@lingui/react/macro'
import { toHref } from '#engine/model/urls/href.ts'
import { CountingRules } from '#features/layout/counting-rules.tsx'
import { HrefLink } from '#ui/link.tsx'

/** The rules of counting, as `toOutcome` and `toScore` apply them. */
export function ScoreRules() {
  return (
    <CountingRules>
      <li>
        <Trans>
          Nhận định trước phiên được đối chiếu với điểm đóng cửa của chính phiên đó, nhận định sau phiên với phiên kế
          tiếp; luôn là chỉ số đứng đầu bảng.
        </Trans>
      </li>
      <li>
        <Trans>
          Trong vùng: điểm đóng cửa nằm từ mức hỗ trợ đến mức kháng cự, tính cả hai mức. Vùng càng rộng càng dễ đúng,
          nên độ rộng trung bình được nêu bên cạnh.
        </Trans>
      </li>
      <li>
        <Trans>
          Đúng xu hướng dự báo: quan điểm tích cực và chỉ số đóng cửa cao hơn mức đóng cửa làm căn cứ, hoặc quan điểm
          thận trọng và chỉ số đóng cửa thấp hơn. Chỉ số không đổi được tính là sai xu hướng; quan điểm trung tính không
          xét xu hướng.
        </Trans>
      </li>
      <li>
        <Trans>
          Điểm đóng cửa được lấy từ bảng chỉ số của nhận định sau, hoặc được bổ sung khi không nhận định nào có số liệu
          của phiên đó. Nhận định chưa có kết quả được thống kê riêng, không tính là đúng hay sai.
        </Trans>
      </li>
      <li>
        <Trans>
          Mỗi nhận định tính một lần, theo bản đăng đầu tiên: bản đính chính hay thay thế không được tính thêm. Hai nhận
          định về cùng một phiên là hai lần.
        </Trans>
      </li>
      <li>
        <Trans>
          Nhận định đăng từ 09:00 của phiên trở đi và bản đã thu hồi không được tính; số lượng được nêu nếu có.
        </Trans>
      </li>
      <li>
        <Trans>
          Giá mục tiêu và kế hoạch năm được đối chiếu ở trang{' '}
          <HrefLink href={toHref('/trung-tam-phan-tich/doi-chieu')} className="link">
            Dự báo và kết quả
          </HrefLink>
          .
        </Trans>
      </li>
    </CountingRules>
  )
}
