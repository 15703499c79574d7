import { expect, test } from 'vitest'
import { toVoteSegments, type VoteShares } from './to-vote-segments.ts'

test.each<[string, VoteShares, string]>([
  ['of one mind', { approve: '100.00', against: '0.00', abstain: '0.00' }, 'approve 0+100'],
  [
    'divided',
    { approve: '46.00', against: '52.50', abstain: '1.50' },
    'approve 0+46, against 46+52.5, abstain 98.5+1.5',
  ],
  ['with invalid ballots', { approve: '97', abstain: '2', invalid: '1' }, 'approve 0+97, abstain 97+2, invalid 99+1'],
  ['some did not vote', { approve: '60', against: '10' }, 'approve 0+60, against 60+10'],
  ['rounded up to more than all', { approve: '60.01', against: '40.00' }, 'approve 0+60, against 60+40'],
  ['no figures', {}, ''],
])('votes: %s', (_case, shares, expected) => {
  expect(
    toVoteSegments(shares)
      .map(({ vote, from, width }) => `${vote} ${from}+${width}`)
      .join(', '),
  ).toBe(expected)
})
