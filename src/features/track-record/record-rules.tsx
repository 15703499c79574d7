import { Trans } from '@lingui/react/macro'
import { CountingRules } from '#features/layout/counting-rules.tsx'

/** The rules of counting, as `toOutcome`, `toTargetOutcome`, `toPlanOutcome` and `toCounted` apply them. */
export function RecordRules() {
  return (
    <CountingRules>
      <li>
        <Trans>
          Nhận định thị trường được tính là đúng khi điểm đóng cửa của phiên được dự báo nằm trong khoảng từ mức hỗ trợ
          đến mức kháng cự, kể cả hai mức này. Nhận định đăng từ 09:00 của phiên đó trở đi không được tính.
        </Trans>
      </li>
      <li>
        <Trans>
          Giá mục tiêu được tính là đạt nếu trong 12 tháng kể từ ngày báo cáo có một mức giá đóng cửa bằng hoặc vượt mục
          tiêu theo chiều dự báo. Trang này chỉ ghi nhận các mức giá nêu trong những báo cáo sau về cùng cổ phiếu; giá
          không được điều chỉnh theo cổ tức hay phát hành thêm.
        </Trans>
      </li>
      <li>
        <Trans>
          Nếu hết 12 tháng mà không mức giá nào được ghi nhận đạt mục tiêu thì tính là không đạt, dù trong kỳ giá có thể
          đã chạm mục tiêu. Nếu không có mức giá nào được ghi nhận hoặc không rõ chiều dự báo, dòng đó được ghi là không
          rõ kết quả, và vẫn được đếm.
        </Trans>
      </li>
      <li>
        <Trans>
          Giá mục tiêu của những báo cáo không còn trên trang được lấy từ lịch sử khuyến nghị trong báo cáo mới nhất;
          chiều dự báo khi đó được suy ra từ khuyến nghị mua hoặc bán.
        </Trans>
      </li>
      <li>
        <Trans>
          Kế hoạch năm: chỉ tiêu được Đại hội đồng cổ đông thông qua, so với số liệu cả năm trong báo cáo tài chính công
          bố lần đầu. Kết quả bằng kế hoạch được tính là đạt; số liệu trình bày lại về sau không làm thay đổi kết quả.
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
