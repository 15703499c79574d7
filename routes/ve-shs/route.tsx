import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/ve-shs')({ staticData: { scrollToTop: false } })
