import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/phan-tich')({ staticData: { scrollToTop: false } })
