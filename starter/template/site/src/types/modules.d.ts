declare module 'nprogress';
