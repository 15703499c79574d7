export { commonRanges, rareRanges } from '#brand-build'
