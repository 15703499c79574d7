import { say, type Message } from '#lib/say/message.ts'

/**
 * The names of the events of which the law asks a disclosure, by their values. Their descriptions say the place in the law.
 */
export const eventNames: Readonly<Record<string, Message | undefined>> = {
  'phong-toa-tai-khoan': say`Bank account frozen or released`,
  'tam-ngung-va-giay-phep': say`Suspension of business; change of registration or licence`,
  'nghi-quyet-dai-hoi': say`Decisions of an extraordinary general meeting or a written ballot`,
  'mua-lai-va-phat-hanh': say`Share repurchase, sale of treasury shares; offering or issue of securities`,
  'co-tuc': say`Dividend; share split or consolidation`,
  'to-chuc-va-dieu-le': say`Reorganisation, name, address, Charter or business plan`,
  'ke-toan-va-kiem-toan': say`Accounting period, accounting policies or auditor`,
  'cong-ty-con-lien-ket': say`Subsidiaries and associates`,
  'giao-dich-nguoi-co-lien-quan': say`Transactions with insiders and related parties`,
  'so-co-phieu-bieu-quyet': say`Change in the number of voting shares`,
  'nguoi-noi-bo': say`Change of insiders`,
  'mua-ban-tai-san': say`Purchase or sale of assets, or a transaction, above 15% of total assets`,
  'khoi-to': say`Prosecution of the company or an insider`,
  'ban-an-va-xu-phat-thue': say`Court judgment or decision; tax penalty`,
  'thu-tuc-pha-san': say`Bankruptcy proceedings`,
  'thong-tin-anh-huong-gia': say`Confirmation or correction of information that affects the price of the securities`,
  'su-kien-khac': say`Other event with a major effect on business or governance`,
  'niem-yet-nuoc-ngoai': say`Listing or delisting abroad`,
  'von-dieu-le': say`Increase or reduction of charter capital`,
  'dau-tu-va-vay': say`Investment, borrowing or lending of at least 10% of total assets`,
  'gop-von': say`Contribution of at least 50% of the charter capital of an organisation`,
  'xu-phat-chung-khoan': say`Penalty in the securities field; suspension or withdrawal of practising certificates`,
  'khoi-to-nguoi-hanh-nghe': say`Prosecution or detention of a securities practitioner`,
  'canh-bao-kiem-soat': say`Warning or control; suspension of operations`,
  'chi-nhanh-phong-giao-dich': say`Branches, transaction offices, representative offices`,
  'dich-vu-duoc-chap-thuan': say`Approval of securities services`,
  'chao-ban-nuoc-ngoai': say`Offering and listing of securities abroad`,
  'chuyen-nhuong-von': say`Transfer of at least 10% of the charter capital`,
  'ngung-dich-vu': say`Products, services or business lines discontinued`,
  'su-co-cong-nghe': say`Technology incident that affects clients’ trading`,
}
