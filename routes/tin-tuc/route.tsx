import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/tin-tuc')({ staticData: { scrollToTop: false } })
