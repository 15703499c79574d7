// Compiled, never run: each line below `@ts-expect-error` must not compile.
import { getRouteApi, redirect } from '@tanstack/react-router'
import { Link } from '#ui/link.tsx'

export const links = [
  <Link key="static" to="/ve-shs/giai-thuong" />,
  <Link key="param" to="/tin-tuc/$slug" params={{ slug: 'a' }} />,
  <Link key="search" to="/tin-tuc/thong-bao" search={{ trang: 2 }} />,
  <Link key="default" to="/tin-tuc/thong-bao" />,
  <Link key="filters" to="/tin-tuc/tin-tuc-moi-nhat" search={{ nam: 2026, loai: 'thi-truong', ngu: 'en' }} />,
  <Link key="days" to="/thong-cao-bao-chi" search={{ tu: '2026-01-01', den: '2026-12-31', trang: 2 }} />,
  <Link
    key="ticker"
    to="/trung-tam-phan-tich/$category"
    params={{ category: 'bao-cao-cong-ty' }}
    search={{ ma: 'ZZA', loai: 'thep' }}
  />,

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
  // @ts-expect-error a category that news does not have
  <Link key="10" to="/tin-tuc/tin-tuc-moi-nhat" search={{ loai: 'the-thao' }} />,
  // @ts-expect-error a category of another list
  <Link key="11" to="/tin-tuc/tin-tuc-moi-nhat" search={{ loai: 'khach-hang' }} />,
  // @ts-expect-error a kind for a list without kinds
  <Link key="12" to="/thong-cao-bao-chi" search={{ loai: 'thi-truong' }} />,
  // @ts-expect-error a ticker for a list without tickers
  <Link key="13" to="/phan-tich/bao-cao-vi-mo" search={{ ma: 'ZZA' }} />,
  // @ts-expect-error a year that is not a number
  <Link key="14" to="/tin-tuc/thong-bao" search={{ nam: '2026' }} />,
  // @ts-expect-error an unknown language
  <Link key="15" to="/tin-tuc/thong-bao" search={{ ngu: 'fr' }} />,
  // @ts-expect-error a date with a time
  <Link key="16" to="/tin-tuc/thong-bao" search={{ tu: new Date('2026-11-21') }} />,
  // @ts-expect-error a parameter of a path without parameters
  <Link key="17" to="/ve-shs/giai-thuong" params={{ slug: 'a' }} />,
  // @ts-expect-error search parameters of a page without any
  <Link key="18" to="/ve-shs/giai-thuong" search={{ trang: 2 }} />,
  // @ts-expect-error no path
  <Link key="19" />,
  // @ts-expect-error a path that depends on the page
  <Link key="20" to=".." />,
  // @ts-expect-error an address beside the route
  <Link key="21" to="/ve-shs" href="/tin-tuc" />,
  // @ts-expect-error an attribute that links do not have
  <Link key="22" to="/ve-shs" srcSet="a" />,
]

export const redirects = [
  redirect({ to: '/trang-chu' }),
  // @ts-expect-error a redirect to an unknown path
  redirect({ to: '/trang-chinh' }),
  // @ts-expect-error a redirect without its parameter
  redirect({ to: '/thong-bao/$slug' }),
]

export const apis = [
  getRouteApi('/tin-tuc/$slug'),
  // @ts-expect-error an unknown route
  getRouteApi('/tin-tuc/$id'),
]
