import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/san-pham-dich-vu')({ staticData: { scrollToTop: false } })
