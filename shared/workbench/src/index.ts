// The following libraries are shared by federation, which requires an asynchronous start.
void import('./bootstrap.tsx');
