/** The signed-in screens by path; each loads only its own code. */
import { lazy, Suspense } from 'react'
import { Route, Routes, useParams } from 'react-router'
import { findCategory } from '#contract/plain/brand.ts'
import { AdminGate } from '#web/app/admin-gate.tsx'
import { Frame } from '#web/app/frame.tsx'
import { LoadingScreen } from '#web/app/loading-screen.tsx'
import { ProfileRoute } from '#web/app/profile-route.tsx'
import { ShopFrame } from '#web/app/shop-frame.tsx'
import { adminPages, paths } from '#web/paths.ts'
import { ToolkitPage } from '#web/toolkit/toolkit-page.tsx'

const HubPage = lazy(() => import('#web/brand-attributes/hub-page.tsx'))
const DiscoveryPage = lazy(() => import('#web/brand-attributes/discovery-page.tsx'))
const UvpPage = lazy(() => import('#web/uvp/uvp-page.tsx'))
const TaglinesPage = lazy(() => import('#web/taglines/taglines-page.tsx'))
const InterviewPage = lazy(() => import('#web/brand-archetype/interview-page.tsx'))
const GalleryPage = lazy(() => import('#web/brand-archetype/gallery-page.tsx'))
const BrandReviewPage = lazy(() => import('#web/brand-review/brand-review-page.tsx'))
const CoreValuesPage = lazy(() => import('#web/core-values/core-values-page.tsx'))
const ExportPage = lazy(() => import('#web/brand-export/export-page.tsx'))
const WebsiteAuditPage = lazy(() => import('#web/toolkit/website-audit-page.tsx'))
const PlansPage = lazy(() => import('#web/checkout/plans-page.tsx'))
const CartPage = lazy(() => import('#web/checkout/cart-page.tsx'))
const CheckoutPage = lazy(() => import('#web/checkout/checkout-page.tsx'))
const OrderPage = lazy(() => import('#web/checkout/order-page.tsx'))
const SuccessPage = lazy(() => import('#web/checkout/success-page.tsx'))
const ReceiptPage = lazy(() => import('#web/checkout/receipt-page.tsx'))
const AdminUsersPage = lazy(() => import('#web/admin/admin-users-page.tsx'))
const AdminOrdersPage = lazy(() => import('#web/admin/admin-orders-page.tsx'))
const AdminCouponsPage = lazy(() => import('#web/admin/admin-coupons-page.tsx'))
const AdminWaitlistPage = lazy(() => import('#web/admin/admin-waitlist-page.tsx'))
const AdminModelPage = lazy(() => import('#web/admin/admin-model-page.tsx'))
const AdminLogPage = lazy(() => import('#web/admin/admin-log-page.tsx'))
const FormDemoPage = lazy(() => import('#web/form-demo/form-demo-page.tsx'))
const NotFoundPage = lazy(() => import('#web/app/not-found-page.tsx'))

/** The discovery of one category; an unknown category is not found. */
function CategoryRoute() {
  const { category = '' } = useParams()
  return findCategory(category) ? <DiscoveryPage /> : <NotFoundPage />
}

export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route element={<ShopFrame />}>
          <Route path={paths.plans} element={<PlansPage />} />
          <Route path={paths.cart} element={<CartPage />} />
          <Route path={paths.checkout} element={<CheckoutPage />} />
          <Route path={paths.success} element={<SuccessPage />} />
          <Route path={paths.order} element={<OrderPage />} />
        </Route>
        <Route element={<Frame />}>
          <Route path={paths.home} element={<ToolkitPage />} />
          <Route path={paths.toolkit} element={<ToolkitPage />} />
          <Route path={paths.brandAttributes} element={<HubPage />} />
          <Route path={paths.brandAttributesShort} element={<HubPage />} />
          <Route path={paths.discovery} element={<DiscoveryPage />} />
          <Route path={paths.discoveryCategory} element={<CategoryRoute />} />
          <Route path={paths.uvp} element={<UvpPage />} />
          <Route path={paths.taglines} element={<TaglinesPage />} />
          <Route path={paths.brandArchetype} element={<InterviewPage />} />
          <Route path={paths.brandArchetypes} element={<GalleryPage />} />
          <Route path={paths.brandReview} element={<BrandReviewPage />} />
          <Route path={paths.coreValues} element={<CoreValuesPage />} />
          <Route path={paths.brandExport} element={<ExportPage />} />
          <Route path={paths.websiteAudit} element={<WebsiteAuditPage />} />
          <Route path={paths.profile} element={<ProfileRoute />} />
          <Route path={paths.receipt} element={<ReceiptPage />} />
          <Route element={<AdminGate />}>
            <Route path={adminPages.people} element={<AdminUsersPage />} />
            <Route path={adminPages.orders} element={<AdminOrdersPage />} />
            <Route path={adminPages.coupons} element={<AdminCouponsPage />} />
            <Route path={adminPages.waitlist} element={<AdminWaitlistPage />} />
            <Route path={adminPages.model} element={<AdminModelPage />} />
            <Route path={adminPages.log} element={<AdminLogPage />} />
          </Route>
          <Route path={paths.formDemo} element={<FormDemoPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  )
}
