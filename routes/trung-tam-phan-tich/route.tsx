import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/trung-tam-phan-tich')({ staticData: { scrollToTop: false } })
