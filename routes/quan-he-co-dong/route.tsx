import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/quan-he-co-dong')({ staticData: { scrollToTop: false } })
