export { samplePriceNews } from '#domains/notifications/samples/sample-price-news.ts'
