import type { LocalText } from '../protocol/people.ts'
import type { RefusalReason } from './refusal.ts'

/** The sentences for an edit that is not made. */
export const refusalTexts: Readonly<Record<RefusalReason, LocalText>> = {
  broken: {
    vi: 'Tệp này chưa đọc được, nên biểu mẫu không sửa được. Hãy sửa ở dạng văn bản, tại dòng được chỉ ra.',
    en: 'This file cannot be read as it is, so the form cannot change it. Correct the text at the line shown.',
  },
  anchors: {
    vi: 'Tệp này dùng neo (&, *) hoặc thẻ (!) của YAML, nên sửa một chỗ sẽ đổi cả chỗ khác. Hãy sửa ở dạng văn bản.',
    en: 'This file uses YAML anchors (&, *) or tags (!), so a change in one place would change others. Edit the text instead.',
  },
  twice: {
    vi: 'Một trường xuất hiện hai lần trong cùng nhóm. Hãy giữ lại một, ở dạng văn bản.',
    en: 'A field stands twice in the same group. Keep one of them, in the text.',
  },
  nowhere: {
    vi: 'Không còn chỗ này trong tệp. Có thể mục đã bị xoá; hãy mở lại.',
    en: 'This place is no longer in the file; the item may have been removed. Open it again.',
  },
  comment: {
    vi: 'Sửa như vậy sẽ làm mất một ghi chú (#) trong tệp. Hãy sửa ở dạng văn bản.',
    en: 'This would lose a comment (#) in the file. Edit the text instead.',
  },
  odd: {
    vi: 'Chỗ này được viết theo cách mà biểu mẫu không sửa được nếu không viết lại phần khác. Hãy sửa ở dạng văn bản.',
    en: 'This is written in a way that a form cannot change without rewriting other parts. Edit the text instead.',
  },
}
