import * as v from 'valibot'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { dateField, localizedText, reference, wholeNumber } from '#engine/model/entries/fields.ts'
import { figure } from '#lib/say/figures.ts'
import { say } from '#lib/say/message.ts'

const holderRelations = ['nguoi-noi-bo', 'nguoi-co-lien-quan', 'co-dong-lon'] as const
const tradeStages = ['dang-ky', 'ket-qua', 'thay-doi'] as const
const tradeSides = ['mua', 'ban', 'khac'] as const
const tradeMethods = ['khop-lenh', 'thoa-thuan', 'khac'] as const

const fields = v.strictObject({
  stage: v.pipe(
    v.picklist(tradeStages),
    v.description(
      'dang-ky: a trade that is registered; ket-qua: its result; thay-doi: a holding that has changed, of a major holder.',
    ),
  ),
  relation: v.pipe(
    v.picklist(holderRelations),
    v.description(
      'nguoi-noi-bo: insider; nguoi-co-lien-quan: related person of an insider; co-dong-lon: holder of 5% or more.',
    ),
  ),
  person: v.optional(
    v.pipe(reference('leaders'), v.description('The slug of the insider in `leaders`, if it is one who is there.')),
  ),
  holder: v.optional(
    v.pipe(
      localizedText(160),
      v.description('Instead of `person`: the name of the holder as in the report, in each language.'),
    ),
  ),
  relatedTo: v.optional(
    v.pipe(reference('leaders'), v.description('Of a related person: the slug of the insider in `leaders`.')),
  ),
  side: v.pipe(
    v.picklist(tradeSides),
    v.description('mua: purchase; ban: sale; khac: another way, such as a gift, an inheritance or an exchange.'),
  ),
  registered: v.optional(
    v.pipe(wholeNumber, v.description('The number of shares registered, quoted; not for `stage: thay-doi`.')),
  ),
  executed: v.optional(
    v.pipe(wholeNumber, v.description('The number of shares traded, quoted; not for `stage: dang-ky`.')),
  ),
  before: v.pipe(wholeNumber, v.description('The number of shares held before, quoted.')),
  after: v.optional(
    v.pipe(wholeNumber, v.description('The number of shares held after, quoted; not for `stage: dang-ky`.')),
  ),
  from: v.pipe(dateField, v.description('The first day of the trade, as registered or as it was.')),
  to: v.pipe(dateField, v.description('The last day of the trade, as registered or as it was.')),
  method: v.optional(
    v.pipe(
      v.picklist(tradeMethods),
      v.description('khop-lenh: order matching; thoa-thuan: negotiated; khac: outside the trading system.'),
    ),
  ),
  shortfall: v.optional(
    v.pipe(localizedText(300), v.description('Why not all that was registered was traded, in each language.')),
  ),
  registration: v.optional(
    v.pipe(reference('same'), v.description('Of a result: the slug of the notice that registered the trade.')),
  ),
  receivedOn: v.optional(
    v.pipe(dateField, v.description('The day on which the company received the report that it publishes here.')),
  ),
})

type Fields = v.InferOutput<typeof fields>

/** Reports a number that a stage needs and lacks, or has and must not have. */
const isOfStage = (field: 'registered' | 'executed' | 'after', without: Fields['stage']) =>
  checkFields<Fields>(
    [field, 'stage'],
    (facts) => (facts[field] === undefined) === (facts.stage === without),
    (facts) =>
      facts[field] === undefined
        ? say`Is missing for \`stage: ${facts.stage}\``
        : say`Is not for \`stage: ${without}\``,
  )

/** A trade in shares of the company by an insider, a related person or a major holder. */
export const tradeSchema = v.pipe(
  fields,
  isOfStage('registered', 'thay-doi'),
  isOfStage('executed', 'dang-ky'),
  isOfStage('after', 'dang-ky'),
  checkFields<Fields>(
    ['holder', 'person'],
    ({ holder, person }) => (holder === undefined) !== (person === undefined),
    ({ person }) =>
      person === undefined
        ? say`Is missing: name the person in \`person\`, or write the name of another holder here`
        : say`Contradicts \`person\`, which names the holder; keep one of the two`,
  ),
  checkFields<Fields>(
    ['relatedTo', 'relation'],
    ({ relatedTo, relation }) => relatedTo === undefined || relation === 'nguoi-co-lien-quan',
    say`Is only for \`relation: nguoi-co-lien-quan\``,
  ),
  checkFields<Fields>(['to', 'from'], ({ from, to }) => to >= from, say`Must not be before "from"`),
  checkFields<Fields>(
    ['executed', 'registered'],
    ({ executed, registered }) =>
      executed === undefined || registered === undefined || BigInt(executed) <= BigInt(registered),
    say`Is more than was registered`,
  ),
  checkFields<Fields>(
    ['after', 'before', 'executed', 'side'],
    (facts) => toExpected(facts) === undefined || toExpected(facts) === facts.after,
    (facts) =>
      say`Must be ${toExpected(facts)}: ${figure(facts.before ?? '')} and the ${figure(facts.executed ?? '')} shares traded`,
  ),
)

/** The holding after a purchase or a sale; undefined where it does not follow from the numbers. */
function toExpected({ before, executed, after, side }: Fields): string | undefined {
  if (executed === undefined || after === undefined || side === 'khac') return undefined
  return String(BigInt(before) + (side === 'mua' ? 1n : -1n) * BigInt(executed))
}
