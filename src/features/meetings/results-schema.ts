import * as v from 'valibot'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { localizedText, wholeNumber } from '#engine/model/entries/fields.ts'
import { isBelow } from '#lib/numbers/decimal.ts'
import { figure } from '#lib/say/figures.ts'
import { type Message, say } from '#lib/say/message.ts'
import { planSchema } from './plan-schema.ts'

// Results of a meeting, or of a consultation in writing: who was represented, the votes on each item, and elections.

const percent = v.pipe(
  v.string('Must be a quoted percentage, such as "97.50"'),
  v.regex(/^(?:100\.00|\d{1,2}\.\d\d)$/, 'Must be a percentage with two decimals, such as "97.50"'),
)

/** "97.50" → 9750: whole numbers, so that sums are exact. */
const toHundredths = (value: string) => Number(value.replace('.', ''))

const counts = v.strictObject({
  approve: v.pipe(wholeNumber, v.description('Votes in favour.')),
  against: v.pipe(wholeNumber, v.description('Votes against.')),
  abstain: v.pipe(wholeNumber, v.description('Abstentions.')),
  invalid: v.pipe(
    v.optional(wholeNumber, '0'),
    v.description('Votes on invalid ballots, or on ballots that were not returned.'),
  ),
})

const shares = ['approve', 'against', 'abstain', 'invalid'] as const

const resolution = v.pipe(
  v.strictObject({
    title: v.pipe(localizedText(200), v.description('The title of the resolution, in each language.')),
    approve: v.pipe(percent, v.description('Votes in favour, in percent of the votes present, quoted: "97.50".')),
    against: v.pipe(percent, v.description('Votes against, in percent of the votes present, quoted: "1.50".')),
    abstain: v.pipe(
      percent,
      v.description('Abstentions, in percent of the votes present, quoted: "1.00". All percentages sum to 100.00.'),
    ),
    invalid: v.pipe(
      v.optional(percent, '0.00'),
      v.description('Votes on invalid ballots, in percent of the votes present, quoted: "0.10".'),
    ),
    votes: v.optional(
      v.pipe(counts, v.description('The same as numbers of votes, quoted; the percentages must agree with them.')),
    ),
    isPassed: v.pipe(v.optional(v.boolean(), true), v.description('false for a resolution that was not passed.')),
    plan: v.optional(
      v.pipe(
        planSchema,
        v.description(
          'The figures that the resolution plans for a year; /trung-tam-phan-tich/doi-chieu holds them against its results.',
        ),
      ),
    ),
  }),
  checkFields(
    ['approve', 'against', 'abstain', 'invalid'],
    (votes) => toSum(votes) === 10_000,
    (votes) =>
      say`The sum of approve, against, abstain and invalid is ${figure((toSum(votes) / 100).toFixed(2))}; it must be 100.00`,
  ),
  checkFields(
    ['votes', 'approve', 'against', 'abstain', 'invalid'],
    (facts) => findOther(facts) === undefined,
    (facts) => findOther(facts) ?? say``,
  ),
)

type Share = (typeof shares)[number]
type Shares = Readonly<Record<Share, string>>

function toSum(votes: Shares): number {
  return shares.reduce((sum, share) => sum + toHundredths(votes[share]), 0)
}

/** The first percentage that differs from the counts by more than the rounding that makes a sum of 100.00. */
function findOther({ votes, ...percentages }: Shares & { votes?: Shares | undefined }): Message | undefined {
  if (!votes) return undefined
  const total = sumOf(shares.map((share) => votes[share]))
  if (total === 0n) return say`Has no votes; remove it`
  for (const share of shares) {
    const exact = Number((BigInt(votes[share]) * 1_000_000n) / total) / 100
    if (Math.abs(exact - toHundredths(percentages[share])) <= 1) continue
    return say`${figure(votes[share])} of ${total} votes are ${figure((exact / 100).toFixed(2))}%, but \`${share}\` is ${figure(percentages[share])}`
  }
  return undefined
}

function sumOf(numbers: readonly string[]): bigint {
  return numbers.reduce((sum, one) => sum + BigInt(one), 0n)
}

const candidate = v.strictObject({
  name: v.pipe(localizedText(120), v.description('The name of the candidate, in each language.')),
  votes: v.pipe(wholeNumber, v.description('The votes for the candidate, quoted.')),
  isElected: v.pipe(v.boolean(), v.description('true for who was elected.')),
})

const election = v.pipe(
  v.strictObject({
    title: v.pipe(
      localizedText(200),
      v.description('What was elected, in each language: members of the Board of Directors.'),
    ),
    seats: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.description('How many are elected: each share has as many votes, which may all go to one candidate.'),
    ),
    candidates: v.pipe(v.array(candidate), v.minLength(1), v.description('The candidates with their votes.')),
    invalid: v.pipe(v.optional(wholeNumber, '0'), v.description('Votes on invalid ballots, quoted.')),
  }),
  checkFields(
    ['candidates', 'seats'],
    ({ candidates, seats }) => candidates.filter(({ isElected }) => isElected).length <= seats,
    ({ seats }) => say`Has more elected candidates than \`seats\`, ${seats}`,
  ),
  checkFields(
    ['candidates'],
    ({ candidates }) =>
      candidates.every(
        (one) => !one.isElected || candidates.every((other) => other.isElected || !isBelow(one.votes, other.votes)),
      ),
    say`Says that a candidate was elected with fewer votes than another who was not`,
  ),
)

type Election = v.InferOutput<typeof election>

export const resultsSchema = v.pipe(
  v.strictObject({
    attendance: v.pipe(percent, v.description('The voting shares represented, in percent of all, quoted: "87.25".')),
    present: v.optional(
      v.pipe(
        v.strictObject({
          shareholders: v.pipe(
            v.number(),
            v.integer(),
            v.minValue(1),
            v.description('How many shareholders took part or were represented.'),
          ),
          shares: v.pipe(wholeNumber, v.description('Their voting shares, quoted: "385000000".')),
        }),
        v.description('Who took part, as numbers; elections need them.'),
      ),
    ),
    resolutions: v.pipe(v.optional(v.array(resolution), []), v.description('The votes on each item of the agenda.')),
    elections: v.pipe(
      v.optional(v.array(election), []),
      v.description('Elections by cumulative voting, with the votes for each candidate.'),
    ),
  }),
  checkFields(
    ['resolutions', 'elections'],
    ({ resolutions, elections }) => resolutions.length + elections.length > 0,
    say`Must have at least one resolution or election`,
  ),
  checkFields(
    ['elections', 'present'],
    ({ elections, present }) =>
      elections.every((one) => present !== undefined && sumOfVotes(one) <= toAllVotes(one, present.shares)),
    ({ present }) =>
      present === undefined
        ? say`Needs \`present\`, the number of shareholders and their shares`
        : say`Has more votes than the shares present times the seats`,
  ),
  checkFields(
    ['resolutions', 'present'],
    ({ resolutions, present }) =>
      resolutions.every(
        ({ votes }) => !votes || !present || sumOf(shares.map((share) => votes[share])) <= BigInt(present.shares),
      ),
    ({ present }) => say`Has more votes than there were shares present, ${figure(present?.shares ?? '')}`,
  ),
)

function sumOfVotes({ candidates, invalid }: Election): bigint {
  return sumOf([...candidates.map(({ votes }) => votes), invalid])
}

function toAllVotes({ seats }: Election, present: string): bigint {
  return BigInt(present) * BigInt(seats)
}
