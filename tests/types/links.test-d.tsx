// Compiled, never run: each line that must not compile says so, and fails the type check if it ever does.
import { getRouteApi, Link, redirect } from '@tanstack/react-router'

export const links = [
  <Link key="static" to="/ve-shs/giai-thuong" />,
  <Link key="param" to="/tin-tuc/$slug" params={{ slug: 'a' }} />,
  <Link key="search" to="/tin-tuc/thong-bao" search={{ trang: 2 }} />,
  <Link key="default" to="/tin-tuc/thong-bao" />,

  // @ts-expect-error an unknown path
  <Link key="1" to="/ve-shs/giai-thuon" />,
  // @ts-expect-error a path filled in by hand
  <Link key="2" to={`/tin-tuc/${'a'.repeat(2)}`} />,
  // @ts-expect-error a missing parameter
  <Link key="3" to="/tin-tuc/$slug" />,
  // @ts-expect-error a wrong parameter
  <Link key="4" to="/tin-tuc/$slug" params={{ code: 'a' }} />,
  // @ts-expect-error a parameter of the wrong type
  <Link key="5" to="/tin-tuc/$slug" params={{ slug: 1 }} />,
  // @ts-expect-error a code that is not one of the list's
  <Link key="6" to="/quan-he-co-dong/bao-cao-dinh-ky/$code" params={{ code: 'bao-cao-thang' }} />,
  // @ts-expect-error a category that is not one of the list's
  <Link key="7" to="/trung-tam-phan-tich/$category" params={{ category: 'bao-cao-tuan' }} />,
  // @ts-expect-error an unknown search key
  <Link key="8" to="/tin-tuc/thong-bao" search={{ page: 2 }} />,
  // @ts-expect-error a search value of the wrong type
  <Link key="9" to="/tin-tuc/thong-bao" search={{ trang: 'hai' }} />,
]

export const redirects = [
  redirect({ to: '/trang-chu' }),
  // @ts-expect-error a redirect to nowhere
  redirect({ to: '/trang-chinh' }),
  // @ts-expect-error a redirect without its parameter
  redirect({ to: '/thong-bao/$slug' }),
]

export const apis = [
  getRouteApi('/tin-tuc/$slug'),
  // @ts-expect-error a route that is not there
  getRouteApi('/tin-tuc/$id'),
]
