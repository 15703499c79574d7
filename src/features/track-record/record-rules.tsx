import { Trans } from '@lingui/react/macro'
import { CountingRules } from '#features/layout/counting-rules.tsx'

/** The rules of counting, as `toOutcome`, `toTargetOutcome`, `toPlanOutcome` and `toCounted` apply them. */
export function RecordRules() {
  return (
    <CountingRules>
      <li>
        <Trans>
          Nhận định thị trường: điểm đóng cửa của phiên được nhắm tới nằm từ mức hỗ trợ đến mức kháng cự, tính cả hai
          mức, là đúng. Bài đăng từ 09:00 của phiên trở đi không được tính.
        </Trans>
      </li>
      <li>
        <Trans>
          Giá mục tiêu: đạt khi trong 12 tháng kể từ ngày báo cáo có một giá đóng cửa bằng hoặc vượt mục tiêu, theo
          hướng mà mục tiêu đã chỉ. Trang này chỉ biết những giá mà các báo cáo sau về cùng cổ phiếu nêu ra; giá không
          điều chỉnh theo cổ tức hay phát hành thêm.
        </Trans>
      </li>
      <li>
        <Trans>
          Hết 12 tháng mà không giá nào đã biết chạm mục tiêu thì là không đạt, dù giữa chừng giá có thể đã chạm. Nếu
          không biết giá nào, hoặc không rõ hướng, dòng đó vẫn là chưa có kết quả.
        </Trans>
      </li>
      <li>
        <Trans>
          Giá mục tiêu của những báo cáo không còn trên trang lấy từ lịch sử khuyến nghị của báo cáo mới nhất; hướng khi
          đó suy từ khuyến nghị mua hay bán.
        </Trans>
      </li>
      <li>
        <Trans>
          Kế hoạch năm: chỉ tiêu mà Đại hội đồng cổ đông thông qua, so với số cả năm trong báo cáo tài chính công bố lần
          đầu. Bằng kế hoạch là đạt; số trình bày lại về sau không làm đổi kết quả.
        </Trans>
      </li>
      <li>
        <Trans>
          Mỗi tài liệu tính một lần, theo bản đăng đầu tiên; bản đính chính hay thay thế không được tính thêm. Bản đã
          thu hồi không được tính, và số lượng được nêu nếu có.
        </Trans>
      </li>
    </CountingRules>
  )
}
