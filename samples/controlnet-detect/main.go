package main

import (
	"context"
	"fmt"
	"log"
	"strings"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	var result struct {
		Image             Image
		RecommendedModels []string
	}
	err = easel.Call(ctx, "POST", "/v1/controlnet/detect", JSON{
		"requestId":          RandomID(),
		"imageResourceId":    "881420011223344556",
		"preprocessor":       "canny",
		"preprocessorParams": JSON{"lowThreshold": 100, "highThreshold": 200},
	}, &result)
	if err != nil {
		log.Fatal(err)
	}
	meta := result.Image.Meta.Image
	fmt.Printf("edge map %s, %d x %d\n", result.Image.ID, meta.Width, meta.Height)
	fmt.Printf("use it with %s\n", strings.Join(result.RecommendedModels, ", "))
	size, err := easel.Download(ctx, result.Image.URL, "edges.png")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("saved edges.png (%d bytes)\n", size)
}
