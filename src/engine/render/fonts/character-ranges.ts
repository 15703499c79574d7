export { commonRanges, rareRanges, typeface } from '#brand-build'
