package main

import (
	"bytes"
	"context"
	"fmt"
	"log"
	"net/http"
	"os"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	photo, err := os.ReadFile("photo.png")
	if err != nil {
		log.Fatal(err)
	}
	var upload struct {
		ResourceID, PutURL, Method string
		Headers                    map[string]string
	}
	err = easel.Call(ctx, "POST", "/v1/resource/image", JSON{
		"contentType":   "image/png",
		"contentLength": len(photo),
		"expireSec":     600,
	}, &upload)
	if err != nil {
		log.Fatal(err)
	}

	// The address is signed already: send exactly the given headers, and no Authorization.
	request, err := http.NewRequestWithContext(ctx, upload.Method, upload.PutURL, bytes.NewReader(photo))
	if err != nil {
		log.Fatal(err)
	}
	for name, value := range upload.Headers {
		request.Header.Set(name, value)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode >= 300 {
		log.Fatalf("upload refused: %s", response.Status)
	}
	fmt.Printf("resource %s uploaded (%d bytes)\n", upload.ResourceID, len(photo))
}
