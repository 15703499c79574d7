import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/ho-tro')({ staticData: { scrollToTop: false } })
