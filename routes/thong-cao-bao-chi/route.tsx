import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/thong-cao-bao-chi')({ staticData: { scrollToTop: false } })
